import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { countSignIns, type Days, type SignInCounts } from '#resources/overview/contract.ts'
import { dayOf } from '#shared/zone.ts'
import { Counts } from './counts.tsx'
import { Trend } from './later-trend.tsx'
import { messages } from './messages.ts'
import { SpanNote } from './span-note.tsx'
import styles from './tile.module.css'
import { Tile } from './tile.tsx'

/** Often enough that the numbers follow the clock into a new day. */
const REFRESH_MS = 5 * 60_000

const useSignIns = (days: Partial<Days>) =>
  useQuery({
    ...api.query(countSignIns, { query: days }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

export function TodayTile({ days }: { days: Partial<Days> }) {
  const t = useMessages(messages)
  const zone = useGlobal(global => global.time_zone)
  const formats = useFormats()
  return (
    <Tile title={t('today')} query={useSignIns(days)}>
      {({ today }) => {
        const name = dayOf(today.from, zone)
        return (
          <>
            <SignIns counted={today} firstDay={name} lastDay={name} />
            <p className={styles.note}>{t('dayIn', { day: formats.day(name, 'full'), zone })}</p>
          </>
        )
      }}
    </Tile>
  )
}

export function SignInsTile({ days }: { days: Partial<Days> }) {
  const t = useMessages(messages)
  return (
    <Tile title={t('signIns')} query={useSignIns(days)} span={2} hasTrend>
      {({ span, trend }) => (
        <>
          <SignIns counted={span} {...span} days={trend.length} />
          <Trend
            label={t('trend')}
            days={trend}
            series={[
              { id: 'signedIn', label: t('signedIn'), value: day => day.signedIn, color: 1 },
              { id: 'refused', label: t('refused'), value: day => day.refused, color: 2 },
            ]}
            linkOf={day => linkIfHere('page3_04', { from: day, to: day })}
          />
          <SpanNote {...span} />
        </>
      )}
    </Tile>
  )
}

type Counted = SignInCounts['span']['before']
type SignInsProps = {
  counted: Counted & { before?: Counted }
  firstDay: string
  lastDay: string
  days?: number
}

function SignIns({ counted, firstDay: from, lastDay: to, days }: SignInsProps) {
  const t = useMessages(messages)
  const link = (outcome: 'signed-in' | 'refused') => linkIfHere('page3_04', { outcome, from, to })
  return (
    <Counts
      days={days}
      counts={[
        {
          value: counted.signedIn,
          before: counted.before?.signedIn,
          word: t('signedIn'),
          to: link('signed-in'),
          tone: 'good',
          icon: IconCheck,
        },
        {
          value: counted.refused,
          before: counted.before?.refused,
          word: t('refused'),
          to: link('refused'),
          tone: 'bad',
          icon: IconX,
        },
      ]}
    />
  )
}
