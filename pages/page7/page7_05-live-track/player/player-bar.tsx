import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerTrackPrev from '@tabler/icons-react/dist/esm/icons/IconPlayerTrackPrev.mjs'
import { type SyntheticEvent, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import type { ClockState } from '#pages/page7/page7_05-live-track/fleet/clock.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import { SPEEDS, type TrackState } from '#pages/page7/page7_05-live-track/search-params.ts'

type Props = {
  clock: ClockState
  fromMs: number
  toMs: number
  /** Jumps to a moment. `isDone` is false while the thumb is being dragged. */
  onSeek: (atMs: number, isDone: boolean) => void
  onPlay: () => void
  onPause: () => void
  onSpeed: (speed: TrackState['speed']) => void
}

/** Play, pause, speed, and a scrubber over the day. */
export function PlayerBar({ clock, fromMs, toMs, onSeek, onPlay, onPause, onSpeed }: Props) {
  const { t, formats } = useLocale(messages)
  // Tab and a click on the thumb end here, too, and choose nothing.
  const isMoving = useRef(false)
  function settle({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (!isMoving.current) return
    isMoving.current = false
    onSeek(Number(currentTarget.value) * 1000, true)
  }
  const isPlaying = clock.mode === 'playing'
  const [from, to] = [Math.floor(fromMs / 1000), Math.max(Math.floor(toMs / 1000), Math.floor(fromMs / 1000) + 1)]
  const at = Math.min(Math.max(clock.second, from), to)
  const time = formats.moment(at * 1000, 'timeSeconds')
  return (
    <section className={`${look.panel} ${look.row}`} data-pad="8 12" data-gap="8 12" aria-label={t('player')}>
      <IconButton icon={IconPlayerTrackPrev} label={t('toStart')} onClick={() => onSeek(fromMs, true)} />
      <IconButton
        icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
        label={t(isPlaying ? 'pause' : 'play')}
        onClick={isPlaying ? onPause : onPlay}
      />
      <input
        className={look.grow}
        style={{ flexBasis: 160 }}
        type="range"
        min={from}
        max={to}
        step={1}
        value={at}
        aria-label={t('time')}
        aria-valuetext={time}
        onChange={({ currentTarget }) => {
          isMoving.current = true
          onSeek(Number(currentTarget.value) * 1000, false)
        }}
        onPointerUp={settle}
        onPointerCancel={settle}
        onKeyUp={settle}
        // Tab may leave before the key is released.
        onBlur={settle}
      />
      <output className={`${look.line} ${look.digits}`}>
        {time}
        {clock.mode === 'live' && (
          <span className={look.badge} data-tone="good">
            {t('isLive')}
          </span>
        )}
      </output>
      <SelectField
        label={t('speed')}
        isLabelHidden
        value={clock.speed}
        disabled={clock.mode === 'live'}
        options={SPEEDS.map(speed => ({ value: String(speed), label: t('speedOption', { speed }) }))}
        // The options are these numbers.
        onChange={event => onSpeed(Number(event.currentTarget.value) as TrackState['speed'])}
      />
    </section>
  )
}
