import { Link } from 'react-router'
import type { Translate } from '#client/i18n/i18n.ts'
import { findPage, pages } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { messages } from '#pages/page6/page6_07-errors/messages.ts'
import type { ErrorGroup, ErrorGroupColumn } from '#resources/error-reports/contract.ts'
import type { ErrorState } from '#resources/error-reports/rules.ts'
import type { Language } from '#shared/messages.ts'
import styles from './reports.module.css'

/** What the cells need besides the row. */
export type GroupView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  formatTime: (time: string) => string
  assigneeName: (id: number | null) => string
  onOpen: (group: ErrorGroup) => void
}

const TONES: Record<ErrorState, string> = { open: 'warn', regressed: 'bad', resolved: 'good' }

export const StateBadge = ({ state, t }: { state: ErrorState; t: GroupView['t'] }) => (
  <span className={look.badge} data-tone={TONES[state]}>
    {t(state)}
  </span>
)

/** The title of a page by its id. */
export const pageTitle = (id: string, language: Language): string =>
  pages.find(page => page.id === id)?.meta.title[language] ?? id

/** The page that a report came from, as a link if it still exists. */
export function PageLink({ id, language }: { id: string; language: Language }) {
  const page = pages.find(one => one.id === id)
  return page && findPage(page.path) ? <Link to={page.path}>{page.meta.title[language]}</Link> : id
}

export const columns: (Column<ErrorGroup, GroupView> & { id: ErrorGroupColumn })[] = [
  {
    id: 'name',
    title: ({ t }) => t('name'),
    cell: (group, { onOpen }) => (
      <button type="button" className={look.link} onClick={() => onOpen(group)}>
        {group.name}
      </button>
    ),
    typicalLength: 12,
  },
  {
    id: 'message',
    title: ({ t }) => t('message'),
    cell: ({ message, location }) => (
      <span className={styles.error}>
        <span title={message}>{message}</span>
        {location && (
          <code className={`${look.dim} ${look.small}`} title={location}>
            {location.replace(/^pages\/page\d\//, '')}
          </code>
        )}
      </span>
    ),
    typicalLength: 36,
    maxLength: 44,
    leavesBelow: 560,
  },
  {
    id: 'state',
    title: ({ t }) => t('state'),
    cell: ({ state }, { t }) => <StateBadge state={state} t={t} />,
    typicalLength: 10,
    isFact: true,
  },
  {
    id: 'count',
    title: ({ t }) => t('count'),
    cell: ({ count }) => count,
    sortFirst: 'desc',
    typicalLength: 6,
    leavesBelow: 440,
  },
  {
    id: 'lastSeenAt',
    title: ({ t }) => t('lastSeenAt'),
    cell: ({ lastSeenAt }, { formatTime }) => <time dateTime={lastSeenAt}>{formatTime(lastSeenAt)}</time>,
    sortFirst: 'desc',
    typicalLength: 18,
    leavesBelow: 760,
    isFact: true,
  },
  {
    id: 'firstSeenAt',
    title: ({ t }) => t('firstSeenAt'),
    cell: ({ firstSeenAt }, { formatTime }) => <time dateTime={firstSeenAt}>{formatTime(firstSeenAt)}</time>,
    sortFirst: 'desc',
    typicalLength: 18,
  },
  {
    id: 'assignee',
    title: ({ t }) => t('assignee'),
    cell: ({ assigneeId }, { assigneeName }) => assigneeName(assigneeId),
    typicalLength: 14,
    leavesBelow: 900,
  },
  {
    id: 'page',
    title: ({ t }) => t('page'),
    cell: ({ page }, { language }) => <PageLink id={page} language={language} />,
    typicalLength: 14,
  },
]
