import type { Practice } from '#server/practice.ts'
import { createFaults } from './faults/faults.ts'
import { watchLessons } from './lessons/watch.ts'
import { createTraffic } from './traffic/traffic.ts'

export const practice: Practice = { createFaults, createTraffic, watchLessons }
