import { createTicket } from '#server/live/tickets.ts'
import { serve } from '#server/serve.ts'
import { createChannelTicket, createLiveTicket } from './contract.ts'

export const endpoints = [
  serve(createLiveTicket, async ({ db, operator }) => ({
    status: 201,
    body: await createTicket(db, operator.sessionId, 'live'),
  })),
  serve(createChannelTicket, async ({ db, operator }) => ({
    status: 201,
    body: await createTicket(db, operator.sessionId, 'request'),
  })),
]
