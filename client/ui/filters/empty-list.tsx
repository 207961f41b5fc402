import type { Translate } from '#client/i18n/i18n.ts'
import { Empty } from '#client/ui/states/empty.tsx'
import { NoMatch } from './no-match.tsx'

type Props = {
  isFiltered: boolean
  t: Translate<'emptyTitle' | 'emptyText' | 'noMatchTitle' | 'noMatchText'>
  onReset: () => void
}

/** Distinguishes a list without rows from one without matches, because the next step differs. */
export function EmptyList({ isFiltered, t, onReset }: Props) {
  if (isFiltered) return <NoMatch title={t('noMatchTitle')} text={t('noMatchText')} onReset={onReset} />
  return <Empty title={t('emptyTitle')} text={t('emptyText')} />
}
