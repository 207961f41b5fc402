import { Link } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { formatBytes, formatMs } from '#client/http/sizes.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { fields } from '#resources/traffic/fields.ts'
import { clientName } from './client-name.ts'
import { StatusBadge } from './status-badge.tsx'
import type { TrafficView } from './use-view.ts'

export const columns = columnsOf<typeof fields, TrafficView>(fields, {
  request: {
    cell: ({ id, method, path }) => (
      <span className={look.line}>
        <MethodBadge method={method} />
        <Link
          className={`${look.ellipsis} ${look.underlines} ${look.plainLink}`}
          style={{ maxWidth: '27ch' }}
          to={linkTo(['page8_04', id])}
          title={path}
        >
          {path}
        </Link>
      </span>
    ),
    typicalLength: 27,
  },
  status: { cell: ({ status }) => <StatusBadge status={status} />, align: 'start', typicalLength: 6, isFact: true },
  at: {
    title: ({ t, zone }) => t('at', { zone }),
    cell: ({ at }, { formatTime }) => <time dateTime={at}>{formatTime(at)}</time>,
    typicalLength: 17,
    leavesBelow: 590,
    isFact: true,
  },
  duration: {
    cell: ({ durationMs }, { language }) => formatMs(durationMs, language),
    typicalLength: 8,
    leavesBelow: 440,
    isFact: true,
  },
  queries: { typicalLength: 7, leavesBelow: 760 },
  size: {
    cell: ({ replyBytes }, { language }) => formatBytes(replyBytes, language),
    typicalLength: 8,
    leavesBelow: 700,
  },
  client: {
    cell: (entry, { language, t }) => <span title={entry.agent}>{clientName(entry, language, t)}</span>,
    typicalLength: 14,
    maxLength: 20,
    leavesBelow: 960,
  },
  fault: {
    cell: ({ fault }) =>
      fault && (
        <span className={`${look.bad} ${look.mono} ${look.small}`} title={fault}>
          {faultWords(fault)}
        </span>
      ),
    typicalLength: 12,
    maxLength: 24,
    leavesBelow: 960,
  },
})

/** The fault without the rule that caused it: `delay=800;status=503`. */
const faultWords = (fault: string): string => fault.replace(/;(?:rule=.*|request)$/, '')
