import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import {
  countEvents,
  countOrders,
  countSignIns,
  countTickets,
  type Days,
  sumSales,
} from '#resources/overview/contract.ts'

/**
 * Often enough that the numbers follow the clock into a new day. Earlier numbers stay on the screen while other days, or
 * the same ones again, are being counted.
 */
export const LASTING = { placeholderData: keepPreviousData, refetchInterval: 5 * 60_000 } as const

const companyPaths = new Set([sumSales, countOrders, countTickets, countEvents].map(({ path }) => path as string))
/** Notes that what is read from `path` counts or lists rows of the company. Called when the module that reads it loads. */
export const followCompany = (path: string): void => void companyPaths.add(path)
export const pathsOfCompany = (): string[] => [...companyPaths]

type Wanted = Partial<Days>

export const useSales = (query: Wanted) => useQuery({ ...api.query(sumSales, { query }), ...LASTING })
export const useOrders = (query: Wanted, enabled = true) =>
  useQuery({ ...api.query(countOrders, { query }), ...LASTING, enabled })
export const useTickets = (query: Wanted) => useQuery({ ...api.query(countTickets, { query }), ...LASTING })
export const useEvents = (query: Wanted) => useQuery({ ...api.query(countEvents, { query }), ...LASTING })
export const useSignIns = (query: Wanted) => useQuery({ ...api.query(countSignIns, { query }), ...LASTING })
