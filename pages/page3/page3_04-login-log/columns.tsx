import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { agentName } from '#client/http/agent-name.ts'
import type { Translate } from '#client/i18n/i18n.ts'
import type { Column } from '#client/ui/table/column.ts'
import type { Login, LoginColumn } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import styles from './columns.module.css'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type LoginView = {
  t: Translate<keyof typeof messages.texts>
  /** Formats a moment in the chosen zone and the operator's language. */
  formatTime: (time: string) => string
  zoneName: string
}

export const columns: (Column<Login, LoginView> & { id: LoginColumn })[] = [
  {
    id: 'loginTime',
    title: ({ t, zoneName }) => t('loginTime', { zone: zoneName }),
    cell: ({ loginTime }, { t, formatTime }) => (
      <time dateTime={loginTime} title={t('utcOriginal', { time: formatLoginTime(new Date(loginTime)) })}>
        {formatTime(loginTime)}
      </time>
    ),
    sortFirst: 'desc',
    typicalLength: 20,
  },
  {
    id: 'user',
    title: ({ t }) => t('user'),
    cell: ({ user }, { t }) => (user ? user : <span className={styles.unknown}>{t('unknownUser')}</span>),
    sortFirst: 'asc',
    typicalLength: 9,
    maxLength: 32,
  },
  {
    id: 'outcome',
    title: ({ t }) => t('outcome'),
    cell: (login, { t }) => <Outcome login={login} t={t} />,
    sortFirst: 'asc',
    typicalLength: 18,
  },
  {
    id: 'level',
    title: ({ t }) => t('level'),
    cell: ({ level }, { t }) => t(level),
    sortFirst: 'desc',
    typicalLength: 8,
  },
  {
    id: 'email',
    title: ({ t }) => t('email'),
    cell: ({ email }) => <span title={email}>{email}</span>,
    typicalLength: 22,
    maxLength: 36,
  },
  { id: 'address', title: ({ t }) => t('address'), cell: ({ address }) => address, typicalLength: 12, maxLength: 40 },
  {
    id: 'agent',
    title: ({ t }) => t('agent'),
    cell: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
    typicalLength: 18,
    maxLength: 32,
  },
]

function Outcome({ login: { outcome, reason }, t }: { login: Login; t: LoginView['t'] }) {
  const Icon = outcome === 'refused' ? IconX : IconCheck
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon size={14} stroke={2.4} aria-hidden={true} />
      {t(outcome)}
      {reason && <span className={styles.reason}>· {t(reason)}</span>}
    </span>
  )
}
