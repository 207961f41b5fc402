import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The test files that take longest (half a minute and more). Vitest knows durations only from an earlier run and
 * otherwise goes by file size, so on a fresh clone it started these last, and one worker ran while the others were idle.
 */
const LONG = [
  'process/fuzz-sqlite',
  'process/fuzz-postgres',
  'practice/server/lessons',
  'server/writes',
  'chaos/kill-postgres',
  'chaos/outage',
  'server/postgres-conflicts',
]

/** Starts the long test files of each project first. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return Array.from(
      Map.groupBy(sorted, ({ project }) => project.name).values(),
      // Stable, so that the others keep their order.
      ofProject => ofProject.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ).flat()
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex(name => moduleId.endsWith(`/tests/${name}.test.ts`))
  return rank < 0 ? LONG.length : rank
}
