import * as z from 'zod/mini'
import { defineFields } from '#shared/fields.ts'

/** Without its bodies, which are stored separately and slow to read. */
export const fields = defineFields({
  id: { kind: 'number' },
  /** The X-Request-Id of the response. */
  requestId: { kind: 'text' },
  /** When the request arrived. */
  at: { kind: 'moment' },
  method: { kind: 'text' },
  /** Includes the query; secrets are replaced by `[secret]`. */
  path: { kind: 'text' },
  /** The id of the operation: `updateProfile`. */
  endpoint: { kind: 'text' },
  /** 0 if the connection was cut before a response. */
  status: { kind: 'number' },
  durationMs: { kind: 'number', schema: z.number() },
  queryCount: { kind: 'number' },
  /** The sizes of the bodies; 0 without a body, and for streams of unknown size. */
  requestBytes: { kind: 'number' },
  replyBytes: { kind: 'number' },
  /** The fault that was applied, as in `X-Practice-Fault-Applied`; null without a fault. */
  fault: { kind: 'text', isNullable: true },
  /** The page of this console that sent it; null for other clients. */
  page: { kind: 'text', isNullable: true },
  agent: { kind: 'text' },
  /** null for requests with an API key. */
  sessionId: { kind: 'number', isNullable: true },
  /** The name of the API key at that time; null for requests of a session. */
  keyName: { kind: 'text', isNullable: true },
  sandboxId: { kind: 'text' },
})
