import { sortsOf } from '#server/database/mapping.ts'
import { foldedContains } from '#server/database/text/text.ts'
import { defineList, serveCreate, serveExport, serveList, serveRead, serveUpdate } from '#server/endpoints/endpoints.ts'
import { etagOf } from '#server/entities/etag.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import type { Write, Writing } from '#server/writes/write.ts'
import { Problem } from '#shared/errors.ts'
import {
  archiveMember,
  archiveMembers,
  createMember,
  exportMembers,
  listMembers,
  type Member,
  type MemberChange,
  type Outcome,
  readMember,
  restoreMember,
  restoreMembers,
  updateMember,
  updateMembers,
} from './contract.ts'
import { members } from './entity.ts'
import { fields } from './fields.ts'

const list = defineList(members, listMembers, {
  filters: {
    teamId: (rows, teamId) => rows.where('team_id', '=', teamId),
    job: (rows, job) => rows.where('job', '=', job),
    isArchived: (rows, isArchived) => rows.where('archived_at', isArchived ? 'is not' : 'is', null),
    search: (rows, text) => rows.where(foldedContains(text)),
  },
  sorts: sortsOf(fields),
})

const readTeamNames = async (rows: Rows) =>
  new Map((await rows('team').execute()).map(team => [team.id, namesOf(team)]))

const replyOf = (member: Member) => ({ status: 200 as const, body: member })

type Act = 'archive' | 'restore'
const changeTo = (action: Act, { update }: Writing, id: number, match: string) =>
  update(members, id, {
    match,
    // Archiving an archived member keeps its original date.
    fields: ({ archivedAt }) => ({
      archivedAt: action === 'archive' ? (archivedAt ?? new Date().toISOString()) : null,
    }),
    action,
  })

type Change<C> = (writing: Writing, change: C, match: string) => Promise<Member>

/** Changes members one after the other in one transaction. A refusal does not affect the others. */
const changeSeveral = <C extends { id: number; version: number }>(
  write: Write,
  changes: readonly C[],
  changeOne: Change<C>,
) =>
  write(async writing => {
    const outcomes = new Map<number, Outcome>()
    const attempt = async (one: C) =>
      void outcomes.set(one.id, await outcomeOf(one.id, changeOne(writing, one, etagOf(one).etag)))
    // Everybody locks rows in the order of their ids, which avoids deadlocks.
    const inOrder = [...new Map(changes.map(one => [one.id, one])).values()].sort((one, other) => one.id - other.id)
    for (const one of inOrder) await attempt(one)
    // A manager may leave a team that the others have left.
    for (const one of inOrder) if (outcomes.get(one.id)?.refusal === 'last-manager') await attempt(one)
    return { status: 200 as const, body: { outcomes: changes.flatMap(({ id }) => outcomes.get(id) ?? []) } }
  })

const archiveOrRestore =
  (action: Act): Change<{ id: number }> =>
  (writing, { id }, match) =>
    changeTo(action, writing, id, match)
const moveOne: Change<MemberChange> = ({ update }, { id, version, ...fields }, match) =>
  update(members, id, { match, fields })

/** A refusal is thrown before anything is written, so the transaction can continue. */
async function outcomeOf(id: number, change: Promise<Member>): Promise<Outcome> {
  try {
    return { id, refusal: null, member: await change }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // What `update` refuses with.
    const { code, current = null } = error.body as { code: Outcome['refusal']; current?: Member }
    return { id, refusal: code, member: current }
  }
}

export const endpoints = [
  serveList(list),
  serveExport(list, exportMembers, fields, async ({ rows, query }) => {
    const teams = await readTeamNames(rows)
    return { team: ({ teamId }) => teams.get(teamId)?.[query.language] ?? '' }
  }),
  serveRead(members, readMember),
  serveCreate(members, createMember, body => ({ ...body, archivedAt: null })),
  serveUpdate(members, updateMember),

  serve(archiveMember, async ({ write, params: { memberId }, headers }) =>
    replyOf(await write(writing => changeTo('archive', writing, memberId, headers['if-match']))),
  ),

  serve(restoreMember, async ({ write, params: { memberId }, headers }) =>
    replyOf(await write(writing => changeTo('restore', writing, memberId, headers['if-match']))),
  ),

  serve(archiveMembers, ({ write, body }) => changeSeveral(write, body.members, archiveOrRestore('archive'))),

  serve(restoreMembers, ({ write, body }) => changeSeveral(write, body.members, archiveOrRestore('restore'))),

  serve(updateMembers, ({ write, body }) => changeSeveral(write, body.members, moveOne)),
]
