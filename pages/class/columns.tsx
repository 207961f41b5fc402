import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs'
import type { Formats } from '#client/i18n/formats.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import { cellOf } from '#resources/classes/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { ClassText } from './messages.ts'
import { type Places, Strip } from './strip.tsx'

export type ClassView = {
  t: (key: ClassText, values?: Record<string, string | number>) => string
  language: Language
  formats: Formats
  now: number
  tasks: ClassProgress['tasks']
  places: Places
  pageTitle: (page: string) => string
  nameOf: (learner: Learner) => string
}

/** A task and how far a learner is with it: “Page: task, solved 14:05”. `isOfPage`: the page is said above. */
export function taskText(
  learner: Learner,
  index: number,
  { t, tasks, language, formats, pageTitle }: ClassView,
  isOfPage = false,
): string {
  const task = tasks[index]
  if (!task) return ''
  const title = task.title[language]
  const name = isOfPage ? title : `${pageTitle(task.page)}: ${title}`
  const cell = learner.cells.map(cellOf).find(one => one.index === index)
  if (!cell) return t('taskOpen', { name })
  const { tries, at } = cell
  const values = { name, count: tries, at: formats.moment(at, 'listed') }
  return tries > 0 ? t('taskTried', values) : t('taskSolved', values)
}

/** Where a learner was last, and when: “Members, 2 minutes ago”. */
export const whereText = ({ page, seenAt }: Learner, { t, pageTitle, formats, now }: ClassView): string =>
  page === null || seenAt === null ? t('neverSeen') : `${pageTitle(page)}, ${formats.age(seenAt, now)}`

export const columns: readonly Column<Learner, ClassView>[] = [
  {
    id: 'name',
    title: ({ t }) => t('learner'),
    cell: (learner, { t, nameOf }) => (
      <>
        {nameOf(learner)}
        {learner.handAt !== null && (
          <>
            {' '}
            <IconHandStop size={14} className={look.warn} aria-label={t('hand')} />
          </>
        )}
        {learner.state !== 'ready' && <span className={look.note}> {t(`state_${learner.state}`)}</span>}
      </>
    ),
    sortFirst: 'asc',
    sortValue: ({ name }) => name,
    typicalLength: 16,
  },
  {
    id: 'hand',
    title: ({ t }) => t('hand'),
    cell: ({ handAt }, { formats, now }) =>
      handAt === null ? null : (
        <span className={look.badge} data-tone="warn">
          {formats.age(handAt, now)}
        </span>
      ),
    sortFirst: 'asc',
    // Raised hands first, the longest first.
    sortValue: ({ handAt }) => handAt ?? '~',
    typicalLength: 14,
    leavesBelow: 520,
  },
  {
    id: 'solved',
    title: ({ t }) => t('solved'),
    cell: ({ solved }, { tasks }) => `${solved} / ${tasks.length}`,
    align: 'end',
    sortFirst: 'desc',
    sortValue: ({ solved }) => solved,
    typicalLength: 8,
    isFact: true,
  },
  {
    id: 'tasks',
    title: ({ t }) => t('tasks'),
    cell: (learner, view) => (
      <Strip
        learner={learner}
        places={view.places}
        label={view.t('stripLabel', {
          solved: learner.solved,
          all: view.tasks.length,
          tried: learner.cells.length - learner.solved,
        })}
        titleOf={index => taskText(learner, index, view)}
      />
    ),
    typicalLength: 40,
    leavesBelow: 760,
  },
  {
    id: 'stuck',
    title: ({ t }) => t('stuck'),
    cell: ({ stuckOn, stuckSince }, { tasks, language, formats, now }) =>
      stuckOn === null || stuckSince === null
        ? null
        : `${formats.age(stuckSince, now)}: ${tasks[stuckOn]?.title[language]}`,
    sortFirst: 'asc',
    sortValue: ({ stuckSince }) => stuckSince ?? '~',
    maxLength: 28,
    typicalLength: 26,
    isFact: true,
    leavesBelow: 980,
  },
  {
    id: 'where',
    title: ({ t }) => t('where'),
    cell: whereText,
    sortFirst: 'desc',
    sortValue: ({ seenAt }) => seenAt ?? '',
    maxLength: 24,
    typicalLength: 20,
    leavesBelow: 640,
  },
]

/** While a class hunts bugs: who has found how many. */
export const huntColumns: readonly Column<Learner, ClassView>[] = [
  ...columns.slice(0, 2),
  {
    id: 'hunt',
    title: ({ t }) => t('hunt'),
    cell: ({ hunt }, { t }) => {
      if (!hunt) return null
      const { found, bugs, points } = hunt
      return t('huntOf', { found, bugs, points })
    },
    align: 'end',
    sortFirst: 'desc',
    sortValue: ({ hunt }) => hunt?.points ?? -1,
    typicalLength: 18,
    isFact: true,
  },
  // There is less room for what is long.
  ...columns.slice(2).map(column => (column.id === 'stuck' ? { ...column, leavesBelow: 1240 } : column)),
]
