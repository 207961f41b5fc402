import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useFinder } from '#client/find/use-finder.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import { searchRecords } from '#resources/search/contract.ts'
import type { ShellActions } from './actions.ts'
import { type Command, findActions, foundCommand, pageCommand, recordCommand, taskCommand } from './commands.ts'
import { readRecent } from './recent.ts'

export type Group = { kind: Command['kind'] | 'recent'; commands: Command[] }

/** Few enough that the records stay near. */
const [MAX_PAGES, MAX_TASKS] = [6, 4]

/** The commands that match a text, by kind. Without a text: recent commands, then all actions and pages. */
export function useCommands(text: string, shell: ShellActions) {
  const language = useLanguage()
  const permissions = useGlobal(global => global.permissions)
  const wanted = useDeferredValue(text.trim())
  const finder = useFinder(wanted !== '')
  const { data: recent = [] } = useQuery({ queryKey: ['palette-recent'], queryFn: readRecent, staleTime: 0 })
  const records = useRead(
    searchRecords,
    { query: { text: wanted } },
    { enabled: wanted !== '', placeholderData: keepPreviousData },
  )

  const isAllowed = ({ page: { meta } }: { page: PageEntry }) =>
    meta.needs === undefined || permissions.includes(meta.needs)
  const actions = findActions(wanted, language, shell, permissions)
  const groups = wanted === '' ? everything() : matches()
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    records,
    isSearching: wanted !== '',
    /** The commands are those of an earlier text. */
    isBehind: wanted !== text.trim(),
    lessonsError: finder.error,
  }

  function everything(): Group[] {
    const allPages = pages.filter(page => isAllowed({ page })).map(page => pageCommand(page, language))
    const here = [...allPages, ...actions]
    // A page that is not here may no longer be opened.
    const lately = recent
      .filter(({ id }) => !id.startsWith('page ') || here.some(command => command.id === id))
      .map<Command>(
        one => here.find(command => command.id === one.id) ?? { ...one, kind: 'records', icon: IconHistory },
      )
    return [
      { kind: 'recent', commands: lately },
      { kind: 'actions', commands: actions },
      { kind: 'pages', commands: allPages.filter(({ id }) => !recent.some(one => one.id === id)) },
    ]
  }

  function matches(): Group[] {
    const found = (records.data?.rows ?? []).flatMap(row => recordCommand(row, language) ?? [])
    const pagesFound = finder
      .findPages(wanted)
      .filter(isAllowed)
      .map(page => foundCommand(page, language))
    const tasks = finder.findTasks(wanted).filter(task => task.isNamed && isAllowed(task))
    const of = (kind: Command['kind']) => pagesFound.filter(command => command.kind === kind).slice(0, MAX_PAGES)
    return [
      { kind: 'pages', commands: of('pages') },
      { kind: 'tasks', commands: tasks.slice(0, MAX_TASKS).map(task => taskCommand(task, language)) },
      { kind: 'actions', commands: actions },
      { kind: 'records', commands: found.filter(({ kind }) => kind === 'records') },
      { kind: 'endpoints', commands: found.filter(({ kind }) => kind === 'endpoints') },
      // Whoever types the name of a record seldom means a lesson that mentions it.
      { kind: 'lessons', commands: of('lessons') },
    ]
  }
}
