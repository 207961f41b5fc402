import type { Generated } from 'kysely'

/** One request of an operator and its response, without secrets. Written by `practice/server/traffic/`. */
export type TrafficTable = {
  id: Generated<number>
  account_id: number
  /** When the request arrived. */
  at: string
  method: string
  /** The operation id, such as `updateProfile`. */
  endpoint: string
  /** 0 if the connection was cut. */
  status: number
  /** The page of the console that sent the request. Null for any other client. */
  page: string | null
  /** The value of `X-Practice-Fault-Applied`, if a rule matched or the request asked for a fault. */
  fault: string | null
  /** With the query string. */
  path: string
  duration_ms: number
  query_count: number
  request_bytes: number
  reply_bytes: number
  request_id: string
  /** Null if the caller used an API key. */
  session_id: number | null
  /** The name that the caller's API key had. */
  key_name: string | null
  sandbox_id: string
  agent: string
  /** Whether only the start of the body is stored. */
  is_request_cut: 0 | 1
  is_reply_cut: 0 | 1
  /** A JSON object of header names and values. */
  request_headers: string
  reply_headers: string
  request_body: string | null
  reply_body: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    traffic: TrafficTable
  }
}

export const unauditedTables = { traffic: 'is a log itself, of all requests, these among them' } as const
