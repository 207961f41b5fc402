import { findShapeIssue, type Shape } from '#resources/areas/rules.ts'
import { intersectShapes } from './intersect.ts'

/** What the thread can do. Inputs and results are copied between the threads. */
export const tasks = {
  intersectShapes,
  findShapeIssues: (shapes: readonly Shape[]) => shapes.map(findShapeIssue),
}
export type Tasks = typeof tasks
