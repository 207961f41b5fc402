import { Link } from 'react-router'
import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import { findPage, pages } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import type { messages } from '#pages/page6/page6_07-errors/messages.ts'
import type { ErrorGroup } from '#resources/error-reports/contract.ts'
import { fields } from '#resources/error-reports/fields.ts'
import type { ErrorState } from '#resources/error-reports/rules.ts'
import type { Language } from '#shared/messages.ts'

/** What the cells need besides the row. */
export type GroupView = Locale<typeof messages> & {
  assigneeName: (id: number | null) => string
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

export const linkToGroup = ({ id }: ErrorGroup) => linkTo('page6_07', { tab: 'reports', group: id })

export const columns = columnsOf<typeof fields, GroupView>(fields, {
  name: {
    cell: group => <RowLink to={linkToGroup(group)}>{group.name}</RowLink>,
    typicalLength: 12,
  },
  message: {
    cell: ({ message, location }) => (
      <span className={look.grid} style={{ minWidth: 240 }} data-gap="2">
        <span className={look.ellipsis} title={message}>
          {message}
        </span>
        {location && (
          <code className={`${look.dim} ${look.ellipsis} ${look.small}`} title={location}>
            {location.replace(/^pages\/page\d\//, '')}
          </code>
        )}
      </span>
    ),
    typicalLength: 36,
    maxLength: 44,
    leavesBelow: 560,
  },
  state: { cell: ({ state }, { t }) => <StateBadge state={state} t={t} />, isFact: true },
  count: { align: 'start', leavesBelow: 440 },
  lastSeenAt: { typicalLength: 18, leavesBelow: 760, isFact: true },
  firstSeenAt: { typicalLength: 18 },
  assignee: {
    cell: ({ assigneeId }, { assigneeName }) => assigneeName(assigneeId),
    typicalLength: 14,
    leavesBelow: 900,
  },
  page: { cell: ({ page }, { language }) => <PageLink id={page} language={language} />, typicalLength: 14 },
})
