import type { Endpoint, Input, ReplyBody } from './contract.ts'

/** What calls the API for somebody. */
export type Client = {
  call<E extends Endpoint>(
    endpoint: E,
    ...given: object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
  ): Promise<ReplyBody<E>>
}

/** Whoever tries a sample, and what they know. */
export type Caller = Client & {
  account: string
  password: string
  /** What raises a session to supersuper. */
  levelCode: string
}

/** One valid call of an endpoint that writes. `prepare` gives its input, and may make what it needs before. */
export type Sample = { endpoint: Endpoint; prepare: (me: Caller) => Promise<SampleInput> }
/** An input of which only its parts are known: `sample` has checked that it fits its endpoint. */
export type SampleInput = { params?: object; query?: object; headers?: object; body?: unknown }

export const sample = <E extends Endpoint>(
  endpoint: E,
  prepare: (me: Caller) => NoInfer<Input<E>> | Promise<NoInfer<Input<E>>>,
): Sample => ({ endpoint, prepare: async me => prepare(me) })

/** The header of a write that expects this version. */
export const atVersion = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
