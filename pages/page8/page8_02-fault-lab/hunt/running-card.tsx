import { useEffect } from 'react'
import { readAgain } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { adoptSession } from '#client/session/session.ts'
import { useSession } from '#client/session/use-session.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { endHunt, type Hunt, listHunts, takeHint } from '#resources/hunts/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { HINT_COST } from '#shared/platform/bugs.ts'
import { FoundBugs } from './bug-list.tsx'
import { messages } from './messages.ts'

type Props = { hunt: Hunt; readAtMs: number }

/** How the hunt stands, what has been found, and what has been told. */
export function RunningCard({ hunt, readAtMs }: Props) {
  const { t } = useLocale(messages)
  const ending = useAction(endHunt, { cause: 'hunt' })
  const telling = useAction(takeHint, { cause: 'hunt' })
  const input = { params: { huntId: hunt.id } }
  const isAllTold = hunt.hints.filter(({ path }) => path !== null).length + hunt.found.length >= hunt.bugs
  return (
    <Card title={t('running')}>
      <OtherSandbox hunt={hunt} />
      <dl className={`${look.facts} ${look.columns}`} style={{ '--column': '88px' }} data-gap="8 12">
        <Fact name={t('left')}>
          <TimeLeft endMs={readAtMs + hunt.secondsLeft * 1000} />
        </Fact>
        <Fact name={t('found')}>{t('foundOf', { found: hunt.found.length, all: hunt.bugs })}</Fact>
        <Fact name={t('points')}>{t('pointsOf', { points: hunt.points, most: hunt.maxPoints })}</Fact>
        <Fact name={t('misses')}>{hunt.misses}</Fact>
        <Fact name={t('seedOf')}>{hunt.seed}</Fact>
      </dl>
      <div className={look.row} data-above="12">
        <Button
          label={t('hint', { count: HINT_COST })}
          disabled={isAllTold}
          isBusy={telling.isBusy}
          onClick={() => void telling.run(input)}
        />
        <Button isDanger isBusy={ending.isBusy} label={t('end')} onClick={() => void ending.run(input)} />
      </div>
      <Hints hunt={hunt} />
      <h3 data-below="8" data-above="16">
        {t('foundBugs')}
      </h3>
      <FoundBugs hunt={hunt} />
    </Card>
  )
}

/** Counts down. At the end, the hunt is read again, with its explanations. */
function TimeLeft({ endMs }: { endMs: number }) {
  const seconds = Math.max(0, Math.ceil((endMs - useClock(true)) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) void readAgain(listHunts.path)
  }, [isOver])
  return (
    <span role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}

function OtherSandbox({ hunt }: { hunt: Hunt }) {
  const { t } = useLocale(messages)
  const switching = useAction(switchSandbox, { onDone: adoptSession })
  const session = useSession()
  if (!session || session.sandbox.id === hunt.sandboxId) return null
  return (
    <p role="alert" className={look.line}>
      {t('elsewhere')}{' '}
      <Button
        isSmall
        isBusy={switching.isBusy}
        label={t('goThere')}
        onClick={() => void switching.run({ body: { sandboxId: hunt.sandboxId } })}
      />
    </p>
  )
}

function Hints({ hunt: { hints } }: { hunt: Hunt }) {
  const { t, language } = useLocale(messages)
  if (hints.length === 0) return null
  const titleOf = (id: string) => pages.find(page => page.id === id)?.meta.title[language] ?? id
  return (
    <ul className={look.stack} data-above="12" data-gap="4" aria-label={t('hints')}>
      {hints.map(({ page, method, path }) => (
        <li key={`${page} ${path}`}>
          {t('hintPage', { page: titleOf(page) })} {path && t('hintEndpoint', { endpoint: `${method} ${path}` })}
        </li>
      ))}
    </ul>
  )
}
