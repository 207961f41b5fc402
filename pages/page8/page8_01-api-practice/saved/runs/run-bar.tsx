import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { formatMs } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useAriaKeys, useKeyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { savedMessages } from '#pages/page8/page8_01-api-practice/saved/messages.ts'
import { isGood, tallyOf } from './run.ts'
import type { Run } from './runs.ts'

type Props = { run: Run | undefined; isGoingOn: boolean; onGoOn: (isGoingOn: boolean) => void; onRun: () => void }

export function RunBar({ run, isGoingOn, onGoOn, onRun }: Props) {
  const { t } = useLocale(savedMessages)
  const keys = useKeyText()
  const ariaKeys = useAriaKeys('send')
  const isRunning = run !== undefined && !run.isOver
  return (
    <div className={`${look.row} ${look.ruled}`} data-gap="8 12" data-pad="12 0 0">
      {isRunning ? (
        <Button key="abort" label={t('abort')} onClick={run.abort} />
      ) : (
        <Button
          kind="main"
          key="run"
          title={keys('send')}
          aria-keyshortcuts={ariaKeys}
          icon={IconPlayerPlay}
          label={t('run')}
          onClick={onRun}
        />
      )}
      <label className={`${look.check} ${look.dim}`} style={{ minHeight: 'max(36px, var(--target))' }}>
        <input type="checkbox" checked={isGoingOn} onChange={event => onGoOn(event.currentTarget.checked)} />
        {t('continue')}
      </label>
      <p
        className={`${look.toneText} ${look.grow} ${look.medium} ${look.digits}`}
        style={{ flexBasis: 260 }}
        role="status"
        data-tone={toneOf(run)}
      >
        {run && <Summary run={run} />}
      </p>
    </div>
  )
}

const toneOf = (run: Run | undefined) =>
  run?.isOver ? (run.states.every(state => isGood(state)) ? 'good' : 'bad') : undefined

function Summary({ run: { states, isOver } }: { run: Run }) {
  const { t, language } = useLocale(savedMessages)
  if (!isOver) return t('running', { place: states.findIndex(({ state }) => state === 'sending') + 1 || 1 })
  const { holding, assertions, answered, totalMs, stoppedAt } = tallyOf(states)
  return [
    assertions > 0 ? t('tally', { holding, count: assertions }) : t('noAssertions'),
    t('answeredIn', { count: answered, time: formatMs(totalMs, language) }),
    stoppedAt !== null && t('stoppedAt', { place: stoppedAt }),
  ]
    .filter(Boolean)
    .join(' · ')
}
