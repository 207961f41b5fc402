import type { Db, Reader } from './database/open.ts'
import type { WriteContext } from './entities/entity.ts'
import { findModules } from './find-modules.ts'
import type { Services } from './services.ts'
import type { SessionOperator } from './sessions/operator.ts'
import type { Writing } from './writes/write.ts'

/** What resources do at a moment that another resource decides. Each exports it as `part` of the file of this name. */
export type Parts = {
  /** Fills the time since the delivered data of a new sandbox ended. */
  'catch-up': (writing: Writing, span: { endsAt: number; from: number; to: number }) => Promise<unknown>
  /** Starts and ends what goes on while a shop is open, in the transaction that opens or closes it. */
  'shop-hours': {
    open: (writing: Writing, openedAt: number, closesAt: number) => Promise<void>
    close: (writing: Writing, closedAt: number) => Promise<void>
  }
  /** Why a team can't be deleted, as the code of an issue; null if nothing of this resource is in it. */
  'holds-team': (teamId: number, context: WriteContext) => Promise<string | null>
  /** The members with ids of this range that rows of this resource reference, each with the code of a reason. */
  'holds-members': (
    ids: [first: number, last: number],
    context: WriteContext,
  ) => Promise<{ id: number; code: string }[]>
  /** The sandbox in which a learner's sessions begin; null for main. Makes it if it doesn't exist yet. */
  'home-sandbox': (services: Pick<Services, 'unaudited' | 'writes'>, accountId: number) => Promise<string | null>
  /** Adds the learners of a CSV file (account,name) to a class. Returns it with their passwords. */
  'add-learners': (db: Db, text: string, className: string) => Promise<string>
  /** The number of the texts that a sandbox has published; 0: none. */
  'published-texts': (db: Reader, operator: SessionOperator) => Promise<number>
}

/** The parts of this name, of every resource that has one. The caller knows none of them. */
export async function findParts<N extends keyof Parts>(name: N): Promise<Parts[N][]> {
  return (await findModules<{ part: Parts[N] }>(`${name}.ts`)).map(([, { part }]) => part)
}
