import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
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

export const useSales = (query: Wanted) => useRead(sumSales, { query }, LASTING)
export const useOrders = (query: Wanted, enabled = true) => useRead(countOrders, { query }, { ...LASTING, enabled })
export const useTickets = (query: Wanted) => useRead(countTickets, { query }, LASTING)
export const useEvents = (query: Wanted) => useRead(countEvents, { query }, LASTING)
export const useSignIns = (query: Wanted) => useRead(countSignIns, { query }, LASTING)
