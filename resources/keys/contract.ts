import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { isOrigin, MAX_LIFE_DAYS, MAX_ORIGINS, SCOPES } from '#shared/platform/api-keys.ts'

export const title = { en: 'API keys', zh: 'API 金鑰' }
export const description = 'API keys for front ends of your own. A key works in one sandbox, and only from its origins.'

/** A key in the list. Its token is returned only once, on creation. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the token, by which operators recognise it. */
  ending: z.string(),
  scope: z.enum(SCOPES),
  /** The sandbox of the key. While the sandbox is deleted, the key is refused. */
  sandbox: z.object({ id: z.string(), name: z.string(), isDeleted: z.boolean() }),
  /** The origins whose pages can use the key in a browser. */
  origins: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** null if it lasts until it is revoked. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** To the minute; null if never used. */
  usedAt: z.nullable(z.iso.datetime()),
  /** The number of changes, and the ETag of the key. */
  version: z.int(),
})
export type ApiKey = z.infer<typeof ApiKey>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const Origins = z
  .array(z.string().check(z.maxLength(200), z.refine(isOrigin, { error: 'origin' })))
  .check(z.maxLength(MAX_ORIGINS))
const params = z.object({ keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

export const listKeys = endpoint('GET /api/keys', {
  summary: { en: 'List your API keys, without their secrets', zh: '列出自己的 API 金鑰，不含金鑰本身' },
  needs: 'keys:read',
  replies: { 200: z.object({ rows: z.array(ApiKey) }) },
})

export const createKey = endpoint('POST /api/keys', {
  summary: {
    en: 'Create an API key for one sandbox. Only this response contains the key',
    zh: '為一個沙盒建立 API 金鑰；只有這次回應會包含金鑰',
  },
  needs: 'keys:write',
  body: z.object({
    name: Name,
    scope: z.enum(SCOPES),
    /** Defaults to the sandbox of the session. */
    sandboxId: z.optional(z.string().check(z.maxLength(40))),
    /** If empty, only the console's own pages can use the key in a browser. */
    origins: z._default(Origins, []),
    /** Lifetime in days; null if it lasts until it is revoked. */
    days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_LIFE_DAYS))), null),
  }),
  replies: {
    201: z.object({ token: z.string().check(secret), key: ApiKey }),
    404: refusal(['not-found']),
    422: refusal(['name-taken', 'limit-reached']),
  },
  sends: ['etag', 'location'],
})

export const updateKey = endpoint('PATCH /api/keys/:keyId', {
  summary: { en: 'Update the name or the allowed origins of an API key', zh: '更新 API 金鑰的名稱或允許的來源' },
  needs: 'keys:write',
  params,
  headers: z.object(ifMatch),
  body: z.object({ name: z.optional(Name), origins: z.optional(Origins) }),
  replies: { 200: ApiKey, 422: refusal(['name-taken']) },
})

export const revokeKey = endpoint('DELETE /api/keys/:keyId', {
  summary: { en: 'Revoke an API key immediately', zh: '立即撤銷 API 金鑰' },
  needs: 'keys:write',
  params,
  replies: { 204: null },
})
