import type { Translate } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { Account } from '#resources/accounts/contract.ts'
import type { Language } from '#shared/messages.ts'
import type { accountMessages } from './messages.ts'

/** What the cells need besides the row. */
export type AccountView = {
  t: Translate<keyof typeof accountMessages.texts>
  language: Language
  formatTime: (time: string) => string
}

export const columns: Column<Account, AccountView>[] = [
  {
    id: 'account',
    title: ({ t }) => t('account'),
    cell: ({ account, isYou }, { t }) => (
      <>
        <strong>{account}</strong>
        {isYou && <span className={look.dim}> ({t('you')})</span>}
      </>
    ),
    sortFirst: 'asc',
    typicalLength: 14,
  },
  { id: 'name', title: ({ t }) => t('name'), cell: ({ name }) => name, sortFirst: 'asc', typicalLength: 14 },
  {
    id: 'role',
    title: ({ t }) => t('role'),
    cell: ({ role, kind }, { t, language }) => (
      <>
        {kind !== 'learner' && (role?.name[language] ?? t('noRole'))}
        {kind !== 'operator' && <span className={look.badge}> {t(kind)}</span>}
      </>
    ),
    typicalLength: 13,
  },
  {
    id: 'state',
    title: ({ t }) => t('state'),
    cell: ({ state }, { t }) => (
      <span className={look.badge} data-tone={state === 'open' ? 'good' : 'bad'}>
        {t(state)}
      </span>
    ),
    typicalLength: 8,
  },
  {
    id: 'progress',
    title: ({ t }) => t('progress'),
    cell: ({ progress }, { t }) => t('progressOf', progress),
    sortFirst: 'desc',
    typicalLength: 10,
  },
  { id: 'sandbox', title: ({ t }) => t('sandbox'), cell: ({ sandbox }) => sandbox ?? '', typicalLength: 10 },
  {
    id: 'signedInAt',
    title: ({ t }) => t('signedInAt'),
    cell: ({ signedInAt }, { t, formatTime }) =>
      signedInAt ? <time dateTime={signedInAt}>{formatTime(signedInAt)}</time> : t('never'),
    sortFirst: 'desc',
    typicalLength: 16,
  },
]
