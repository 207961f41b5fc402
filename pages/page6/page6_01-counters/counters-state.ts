import { create } from 'zustand'
import { type Counters, START } from '#resources/counters/rules.ts'

/** S-STATE-1's counters, which are forgotten with a reload. */
export const useCounters = create<Counters>(() => START)
