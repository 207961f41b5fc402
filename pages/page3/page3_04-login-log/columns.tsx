import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Translate } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { Login, LoginColumn } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { agentName } from '#shared/platform/agent-name.ts'
import styles from './columns.module.css'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type LoginView = {
  t: Translate<keyof typeof messages.texts>
  /** Formats a moment in the chosen zone and the operator's language. */
  formatTime: (time: string) => string
  zoneName: string
  onOpen: (login: Login) => void
}

export const columns: (Column<Login, LoginView> & { id: LoginColumn })[] = [
  {
    id: 'loginTime',
    title: ({ t, zoneName }) => t('loginTime', { zone: zoneName }),
    cell: (login, view) => (
      <button type="button" className={look.link} onClick={() => view.onOpen(login)}>
        <LoginTime login={login} view={view} />
      </button>
    ),
    sortFirst: 'desc',
    typicalLength: 21,
  },
  {
    id: 'user',
    title: ({ t }) => t('user'),
    cell: ({ user }, { t }) => (user ? user : <span className={styles.unknown}>{t('unknownUser')}</span>),
    sortFirst: 'asc',
    typicalLength: 15,
  },
  {
    id: 'outcome',
    title: ({ t }) => t('outcome'),
    cell: (login, { t }) => <Outcome login={login} t={t} />,
    sortFirst: 'asc',
    typicalLength: 25,
  },
  {
    id: 'level',
    title: ({ t }) => t('level'),
    cell: ({ level }, { t }) => t(level),
    sortFirst: 'desc',
    typicalLength: 9,
  },
  {
    id: 'email',
    title: ({ t }) => t('email'),
    cell: ({ email }) => <span title={email}>{email}</span>,
    typicalLength: 22,
  },
  {
    id: 'address',
    title: ({ t }) => t('address'),
    cell: ({ address }) => <span title={address}>{address}</span>,
    typicalLength: 12,
  },
  {
    id: 'browser',
    title: ({ t }) => t('browser'),
    cell: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
    typicalLength: 17,
  },
  {
    id: 'agent',
    title: ({ t }) => t('agent'),
    cell: ({ agent }) => <span title={agent}>{agent}</span>,
    typicalLength: 40,
  },
]

/** In the chosen zone, with the original. */
export const LoginTime = ({ login: { loginTime }, view: { t, formatTime } }: { login: Login; view: LoginView }) => (
  <time dateTime={loginTime} title={t('utcOriginal', { time: formatLoginTime(new Date(loginTime)) })}>
    {formatTime(loginTime)}
  </time>
)

export function Outcome({ login: { outcome, reason }, t }: { login: Login; t: LoginView['t'] }) {
  const Icon = outcome === 'refused' ? IconX : IconCheck
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon size={14} stroke={2.4} aria-hidden={true} />
      {t(outcome)}
      {reason && <span className={styles.reason}>· {t(reason)}</span>}
    </span>
  )
}
