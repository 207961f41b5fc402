import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import look from '#client/ui/look.module.css'
import { fields } from '#resources/accounts/fields.ts'
import type { accountMessages } from './messages.ts'

/** What the cells need besides the row. */
export type AccountView = Locale<typeof accountMessages>

export const columns = columnsOf<typeof fields, AccountView>(fields, {
  account: {
    cell: ({ account, isYou }, { t }) => (
      <>
        <strong>{account}</strong>
        {isYou && <span className={look.dim}> ({t('you')})</span>}
      </>
    ),
    typicalLength: 14,
  },
  name: { typicalLength: 14 },
  role: {
    cell: ({ role, kind }, { t, language }) => (
      <>
        {kind !== 'learner' && (role?.name[language] ?? t('noRole'))}
        {kind !== 'operator' && <span className={look.badge}> {t(kind)}</span>}
      </>
    ),
    typicalLength: 13,
  },
  state: {
    cell: ({ state }, { t }) => (
      <span className={look.badge} data-tone={state === 'open' ? 'good' : 'bad'}>
        {t(state)}
      </span>
    ),
    typicalLength: 8,
  },
  progress: { cell: ({ progress }, { t }) => t('progressOf', progress), typicalLength: 10 },
  sandbox: { typicalLength: 10 },
  signedInAt: {
    cell: ({ signedInAt }, { t, formats }) =>
      signedInAt ? <time dateTime={signedInAt}>{formats.moment(signedInAt, 'listed')}</time> : t('never'),
    typicalLength: 16,
  },
})
