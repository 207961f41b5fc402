import type { Bug } from '#server/bugs.ts'
import type { BugKind, BugLevel } from '#shared/platform/bugs.ts'
import { roll } from '#shared/platform/faults.ts'

type Choice = { bugs: number; kinds?: readonly BugKind[] | undefined; level?: BugLevel | undefined; seed: number }

/** Draws bugs of this choice by seed, at most one of each endpoint. Fewer if there are fewer. */
export function drawBugs(all: Iterable<Bug>, { bugs, kinds, level, seed }: Choice): Bug[] {
  const drawn = new Map<string, Bug>()
  const choice = [...all].filter(bug => (kinds?.includes(bug.kind) ?? true) && (level ?? bug.level) === bug.level)
  // By its id, so that a bug that is added later changes the order of no others.
  const inOrder = choice
    .map(bug => ({ bug, place: roll(seed, numberOf(bug.id)) }))
    .toSorted((one, other) => one.place - other.place)
  for (const { bug } of inOrder) {
    const endpoint = `${bug.endpoint.method} ${bug.endpoint.path}`
    if (drawn.size < bugs && !drawn.has(endpoint)) drawn.set(endpoint, bug)
  }
  return [...drawn.values()]
}

const numberOf = (id: string) => [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0)
