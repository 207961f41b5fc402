import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import type { FieldProps } from './field.tsx'
import { formMessages } from './messages.ts'
import { SearchField } from './search-field.tsx'
import type { Option } from './select-field.tsx'

type FindFieldProps<R> = FieldProps & {
  /** The id of the chosen row; 0: none yet. */
  value: number
  valueLabel: string
  onChoose: (row: R) => void
  /** The path of the list. Live messages about its rows refetch this list, too. */
  path: string
  /** What the search depends on apart from the text. */
  scope?: string
  find: (search: string, signal: AbortSignal) => Promise<readonly R[]>
  toOption: (row: R) => Omit<Option, 'value'>
  readOnly?: boolean
  'data-path'?: string
}

const REST_MS = 150

/** A choice among too many rows to load: the server searches while the operator types. */
export function FindField<R extends { id: number }>(props: FindFieldProps<R>) {
  const { value, onChoose, path, scope = '', find, toOption, ...field } = props
  const t = useMessages(formMessages)
  const describe = useProblemText()
  const [text, setText] = useState<string | null>(null)
  const wanted = (text ?? '').trim().slice(0, 100)
  const [search] = useDebouncedValue(wanted, REST_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [path, 'found', scope, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  })
  const isSought = data !== undefined && !isPlaceholderData && search === wanted
  return (
    <SearchField
      {...field}
      value={String(value)}
      onChange={id => {
        const row = data?.find(one => String(one.id) === id)
        if (row) onChoose(row)
      }}
      options={() => (data ?? []).map(row => ({ value: String(row.id), ...toOption(row) }))}
      onSearch={setText}
      pending={error ? describe(error) : isSought ? null : t('searching')}
      onBlur={() => setText(null)}
    />
  )
}
