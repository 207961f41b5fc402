import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { searchRecords } from '#resources/search/contract.ts'
import type { ShellActions } from './actions.ts'
import { type Command, findCommands, recordCommand } from './commands.ts'
import { readRecent } from './recent.ts'

export type Group = { kind: Command['kind'] | 'recent'; commands: Command[] }

/** Few enough that the records, which come last, stay visible. */
const MAX_PAGES = 8

/** The commands that match a text, by kind. Without a text: recent commands, then all actions and pages. */
export function useCommands(text: string, shell: ShellActions) {
  const language = useLanguage()
  const permissions = useGlobal(global => global.permissions)
  const wanted = useDeferredValue(text.trim())
  const { data: recent = [] } = useQuery({ queryKey: ['palette-recent'], queryFn: readRecent, staleTime: 0 })
  const records = useQuery({
    ...api.query(searchRecords, { query: { text: wanted } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })

  const here = findCommands(wanted, language, permissions, shell)
  const of = (kind: Command['kind']) => here.filter(command => command.kind === kind)
  const lately = recent.map<Command>(
    one => here.find(command => command.id === one.id) ?? { ...one, kind: 'records', icon: IconHistory },
  )
  const found = (records.data?.rows ?? []).map(row => recordCommand(row, language)).filter(command => command !== null)
  const groups: Group[] =
    wanted === ''
      ? [
          { kind: 'recent', commands: lately },
          { kind: 'actions', commands: of('actions') },
          { kind: 'pages', commands: of('pages').filter(({ id }) => !recent.some(one => one.id === id)) },
        ]
      : [
          { kind: 'pages', commands: of('pages').slice(0, MAX_PAGES) },
          { kind: 'actions', commands: of('actions') },
          { kind: 'records', commands: found.filter(({ kind }) => kind === 'records') },
          { kind: 'endpoints', commands: found.filter(({ kind }) => kind === 'endpoints') },
        ]
  return { groups: groups.filter(({ commands }) => commands.length > 0), records, isSearching: wanted !== '' }
}
