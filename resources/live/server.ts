import { serve } from '#server/http/serve.ts'
import { createTicket } from '#server/live/tickets.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { createChannelTicket, createLiveTicket, streamLiveEvents } from './contract.ts'

export const endpoints = [
  serve(createLiveTicket, async ({ unaudited, operator }) => ({
    status: 201,
    body: await createTicket(unaudited, operator.sessionId, 'live'),
  })),
  serve(createChannelTicket, async ({ unaudited, operator }) => ({
    status: 201,
    body: await createTicket(unaudited, operator.sessionId, 'request'),
  })),
  serve(streamLiveEvents, async ({ live, operator, query, headers, cut }) => {
    const last = headers['last-event-id'] ?? query.after
    return {
      status: 200,
      body: live.stream(operator, last === undefined ? null : Math.min(Number(last), MAX_INTEGER), cut),
    }
  }),
]
