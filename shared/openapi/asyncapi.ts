import type { $ZodType as Schema } from 'zod/v4/core'
import { type Endpoint, isSchema, type Socket } from '#shared/contract.ts'
import { createSchemaWriter } from './schemas.ts'

const DESCRIPTION = `Live messages of Strive Console. A socket takes a one-use ticket: post to the ticket's endpoint, and open
the socket with the subprotocols \`strive\` and the ticket. An event stream takes a session or an API key, as the other endpoints of
/api/openapi.json do.`

/** A socket or an event stream. */
type Line = {
  id: string
  address: string
  summary: string
  says: Schema
  hears?: Schema
  query?: Schema
  ticket?: string
}

/** The AsyncAPI 3 document of the sockets and event streams. The server sends what it says, and receives what it hears. */
export function asyncapi(
  info: { title: string; version: string },
  operations: readonly { id: string; endpoint: Endpoint }[],
  sockets: readonly { id: string; socket: Socket }[],
  schemas: ReadonlyMap<string, Schema>,
) {
  const { write, components } = createSchemaWriter(schemas)
  const lines = [...sockets.map(lineOfSocket), ...operations.flatMap(linesOfEndpoint)]
  const messagesOf = ({ says, hears }: Line) => ({
    says: { payload: write(says, 'output') },
    ...(hears && { hears: { payload: write(hears, 'input') } }),
  })
  const channelOf = (line: Line) => ({
    address: line.address,
    summary: line.summary,
    ...(line.ticket && { description: `The ticket is from \`${line.ticket}\`.` }),
    messages: messagesOf(line),
    ...(line.query && { bindings: { ws: { query: write(line.query, 'input'), bindingVersion: '0.1.0' } } }),
  })
  return {
    asyncapi: '3.0.0',
    info: { ...info, description: DESCRIPTION, license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(lines.map(line => [line.id, channelOf(line)])),
    operations: Object.fromEntries(
      lines.flatMap(({ id, hears }) => [
        [`${id}Says`, operation('send', id, 'says')],
        ...(hears ? [[`${id}Hears`, operation('receive', id, 'hears')]] : []),
      ]),
    ),
    components: { schemas: components },
  }
}

const operation = (action: 'send' | 'receive', channel: string, message: string) => ({
  action,
  channel: { $ref: `#/channels/${channel}` },
  messages: [{ $ref: `#/channels/${channel}/messages/${message}` }],
})

const lineOfSocket = ({ id, socket: { path, summary, ticket, ...socket } }: { id: string; socket: Socket }): Line => ({
  ...socket,
  id,
  address: path,
  summary: summary.en,
  ticket: `${ticket.method} ${ticket.path}`,
})

function linesOfEndpoint({ id, endpoint }: { id: string; endpoint: Endpoint }): Line[] {
  const reply = endpoint.replies[200]
  if (!reply || isSchema(reply) || !('events' in reply)) return []
  return [{ id, address: endpoint.path, summary: endpoint.summary.en, says: reply.events }]
}
