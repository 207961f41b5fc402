import type { Practice } from '#server/practice.ts'
import { createBugs } from './bugs/bugs.ts'
import { createFaults } from './faults/faults.ts'
import { watchLessons } from './lessons/watch.ts'
import { createTraffic } from './traffic/traffic.ts'

export const practice: Practice = { createFaults, createBugs, createTraffic, watchLessons }
