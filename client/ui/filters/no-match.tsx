import { useMessages } from '#client/i18n/i18n.ts'
import { Empty } from '#client/ui/states/empty.tsx'
import { filterMessages } from './messages.ts'

type Props = { title: string; text: string; onReset: () => void }

/** The list has rows, but none match the filters. */
export function NoMatch({ title, text, onReset }: Props) {
  const t = useMessages(filterMessages)
  return <Empty title={title} text={text} action={{ label: t('resetFilters'), act: onReset }} />
}
