import { Link } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { formatBytes, formatMs } from '#client/http/sizes.ts'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { clientName } from './client-name.ts'
import styles from './columns.module.css'
import { StatusBadge } from './status-badge.tsx'
import type { TrafficView } from './use-view.ts'

export const columns: Column<TrafficEntry, TrafficView>[] = [
  {
    id: 'request',
    title: ({ t }) => t('request'),
    cell: ({ id, method, path }) => (
      <span className={look.line}>
        <MethodBadge method={method} />
        <Link
          className={`${look.ellipsis} ${look.underlines} ${styles.path}`}
          to={linkTo(['page8_04', id])}
          title={path}
        >
          {path}
        </Link>
      </span>
    ),
    typicalLength: 30,
  },
  {
    id: 'status',
    title: ({ t }) => t('status'),
    cell: ({ status }) => <StatusBadge status={status} />,
    typicalLength: 5,
    isFact: true,
  },
  {
    id: 'at',
    title: ({ t, zone }) => t('at', { zone }),
    cell: ({ at }, { formatTime }) => <time dateTime={at}>{formatTime(at)}</time>,
    typicalLength: 12,
    leavesBelow: 560,
    isFact: true,
  },
  {
    id: 'duration',
    title: ({ t }) => t('duration'),
    cell: ({ durationMs }, { language }) => formatMs(durationMs, language),
    align: 'end',
    typicalLength: 6,
    leavesBelow: 440,
    isFact: true,
  },
  {
    id: 'queries',
    title: ({ t }) => t('queries'),
    cell: ({ queryCount }) => queryCount,
    align: 'end',
    typicalLength: 3,
    leavesBelow: 760,
  },
  {
    id: 'size',
    title: ({ t }) => t('size'),
    cell: ({ replyBytes }, { language }) => formatBytes(replyBytes, language),
    align: 'end',
    typicalLength: 6,
    leavesBelow: 700,
  },
  {
    id: 'client',
    title: ({ t }) => t('client'),
    cell: (entry, { language, t }) => <span title={entry.agent}>{clientName(entry, language, t)}</span>,
    typicalLength: 16,
    maxLength: 20,
    leavesBelow: 960,
  },
  {
    id: 'fault',
    title: ({ t }) => t('fault'),
    cell: ({ fault }) =>
      fault && (
        <span className={styles.fault} title={fault}>
          {faultWords(fault)}
        </span>
      ),
    typicalLength: 8,
    maxLength: 24,
    leavesBelow: 960,
  },
]

/** The fault without the rule that caused it: `delay=800;status=503`. */
const faultWords = (fault: string): string => fault.replace(/;(?:rule=.*|request)$/, '')
