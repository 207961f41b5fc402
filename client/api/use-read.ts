import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, ReplyBody } from '#shared/contract.ts'
import type { Problem } from '#shared/errors.ts'
import { api } from './api.ts'

type Options<E extends Endpoint> = Omit<UseQueryOptions<ReplyBody<E>, Problem>, 'queryKey' | 'queryFn' | 'select'>
type Given<E extends Endpoint> =
  object extends Input<E> ? [input?: Input<E>, options?: Options<E>] : [input: Input<E>, options?: Options<E>]

/** Reads an endpoint, as `useAction` writes: `useRead(listTeams, { query: { limit: 200 } }, { enabled })`. */
export function useRead<E extends Endpoint>(endpoint: E, ...given: Given<E>): UseQueryResult<ReplyBody<E>, Problem>
export function useRead(endpoint: Endpoint, input?: object, options?: object) {
  return useQuery({ ...api.query(endpoint, input), ...options })
}
