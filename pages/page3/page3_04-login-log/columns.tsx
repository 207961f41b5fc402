import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { shownColumns } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import { LOGIN_COLUMNS, type Login } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'
import { loginFields } from '#shared/platform/sign-ins/login-fields.ts'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type LoginView = Locale<typeof messages> & {
  /** Formats a moment in the chosen zone and the operator's language. */
  formatTime: (time: string) => string
  zoneName: string
}

export const linkToLogin = ({ id }: Login) => linkTo('page3_04', { entry: id })

/** In the order in which they are first shown. */
export const columns = shownColumns(
  columnsOf<typeof loginFields, LoginView>(loginFields, {
    loginTime: {
      title: ({ t, zoneName }) => t('loginTime', { zone: zoneName }),
      cell: (login, view) => (
        <RowLink to={linkToLogin(login)}>
          <LoginTime login={login} view={view} />
        </RowLink>
      ),
      typicalLength: 21,
    },
    user: {
      cell: ({ user }, { t }) => (user ? user : <span className={look.dim}>{t('unknownUser')}</span>),
      typicalLength: 15,
      isFact: true,
    },
    outcome: {
      cell: (login, { t }) => <Outcome login={login} t={t} />,
      typicalLength: 25,
      leavesBelow: 440,
      isFact: true,
    },
    level: { cell: ({ level }, { t }) => t(level), typicalLength: 9, leavesBelow: 760 },
    email: { leavesBelow: 1100 },
    address: { typicalLength: 12, leavesBelow: 900 },
    browser: {
      cell: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
      typicalLength: 17,
      leavesBelow: 600,
    },
    agent: { typicalLength: 40 },
  }),
  { columns: LOGIN_COLUMNS, isFirstPinned: true },
)

/** In the chosen zone, with the original. */
export const LoginTime = ({ login: { loginTime }, view: { t, formatTime } }: { login: Login; view: LoginView }) => (
  <time dateTime={loginTime} title={t('utcOriginal', { time: formatLoginTime(new Date(loginTime)) })}>
    {formatTime(loginTime)}
  </time>
)

export function Outcome({ login: { outcome, reason }, t }: { login: Login; t: LoginView['t'] }) {
  const Icon = outcome === 'refused' ? IconX : IconCheck
  return (
    <span
      className={`${look.inline} ${look.middle} ${look.medium} ${look.toneText}`}
      data-gap="8"
      data-tone={outcome === 'signed-in' ? 'good' : outcome === 'refused' ? 'bad' : undefined}
    >
      <Icon size={14} stroke={2.4} aria-hidden={true} />
      {t(outcome)}
      {reason && <span className={`${look.dim} ${look.light}`}>· {t(reason)}</span>}
    </span>
  )
}
