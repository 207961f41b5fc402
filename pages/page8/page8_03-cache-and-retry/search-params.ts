import * as z from 'zod/mini'

export const STALE_TIMES = ['0', '5', '30', 'never'] as const
export const INTERVALS = ['off', '2', '5'] as const
export const KEYS = ['one', 'own'] as const
export const RETRIES = ['3', '1', '0'] as const

/** The settings of the components, so that a link shows the same. Times in seconds. */
export const Settings = z.object({
  stale: z._default(z.enum(STALE_TIMES), '5'),
  retries: z._default(z.enum(RETRIES), '3'),
  every: z._default(z.enum(INTERVALS), 'off'),
  keys: z._default(z.enum(KEYS), 'one'),
})
export type Settings = z.output<typeof Settings>

const FIRST_PAUSE_MS = 500

/** The options for TanStack Query. The first retry waits half a second, and each later one twice as long. */
export const optionsOf = ({ stale, retries, every }: Settings) => ({
  staleTime: stale === 'never' ? Number.POSITIVE_INFINITY : Number(stale) * 1000,
  retry: Number(retries),
  retryDelay: (failures: number) => FIRST_PAUSE_MS * 2 ** failures,
  refetchInterval: every === 'off' ? (false as const) : Number(every) * 1000,
})
