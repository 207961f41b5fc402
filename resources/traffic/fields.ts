import * as z from 'zod/mini'
import { defineFields } from '#shared/fields.ts'

/** Without its bodies, which are stored separately and slow to read. */
export const fields = defineFields({
  id: { kind: 'number' },
  /** The X-Request-Id of the response. */
  requestId: { kind: 'text' },
  method: { kind: 'text' },
  /** Includes the query; secrets are replaced by `[secret]`. */
  path: { kind: 'text', as: 'request', title: { en: 'Request', zh: '請求' } },
  /** The id of the operation: `updateProfile`. */
  endpoint: { kind: 'text' },
  /** 0 if the connection was cut before a response. */
  status: { kind: 'number', title: { en: 'Status', zh: '狀態' } },
  /** When the request arrived. */
  at: { kind: 'moment', title: { en: 'Time ({{zone}})', zh: '時間（{{zone}}）' } },
  durationMs: { kind: 'number', schema: z.number(), as: 'duration', title: { en: 'Duration', zh: '耗時' } },
  queryCount: { kind: 'number', as: 'queries', title: { en: 'Queries', zh: '查詢' } },
  /** The sizes of the bodies; 0 without a body, and for streams of unknown size. */
  requestBytes: { kind: 'number' },
  replyBytes: { kind: 'number', as: 'size', title: { en: 'Response size', zh: '回應大小' } },
  agent: { kind: 'text', as: 'client', title: { en: 'Client', zh: '用戶端' } },
  /** The fault that was applied, as in `X-Practice-Fault-Applied`; null without a fault. */
  fault: { kind: 'text', isNullable: true, title: { en: 'Fault', zh: '故障' } },
  /** The page of this console that sent it; null for other clients. */
  page: { kind: 'text', isNullable: true },
  /** null for requests with an API key. */
  sessionId: { kind: 'number', isNullable: true },
  /** The name of the API key at that time; null for requests of a session. */
  keyName: { kind: 'text', isNullable: true },
  sandboxId: { kind: 'text' },
})
