import type { Endpoint, Input, ReplyBody } from './contract.ts'

/** Calls the API on behalf of an account. */
export type Client = {
  call<E extends Endpoint>(
    endpoint: E,
    ...given: object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
  ): Promise<ReplyBody<E>>
}

/** The account that runs a sample, with its credentials. */
export type Caller = Client & {
  account: string
  password: string
  /** The level code, which raises a session to supersuper. */
  levelCode: string
}

/** One valid call of a writing endpoint. `prepare` returns its input and may create the rows it needs. */
export type Sample = { endpoint: Endpoint; prepare: (me: Caller) => Promise<SampleInput> }
/** Loosely typed input. `sample` has already checked that it fits its endpoint. */
export type SampleInput = { params?: object; query?: object; headers?: object; body?: unknown }

export const sample = <E extends Endpoint>(
  endpoint: E,
  prepare: (me: Caller) => NoInfer<Input<E>> | Promise<NoInfer<Input<E>>>,
): Sample => ({ endpoint, prepare: async me => prepare(me) })

export const atVersion = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
