import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { LngLat } from '#resources/sites/rules.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import styles from './panel.module.css'

const WAIT_MS = 15_000

type State = 'idle' | 'waiting' | 'denied' | 'failed'

/** Asks the browser for the operator's location, which asks the operator. */
export function LocateButton({ onLocate }: { onLocate: (at: LngLat) => void }) {
  const t = useMessages(messages)
  const [state, setState] = useState<State>('idle')

  function locate() {
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('idle')
        onLocate({ lng: roundDegrees(longitude), lat: roundDegrees(latitude) })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: WAIT_MS },
    )
  }

  return (
    <div className={`${look.stack} ${styles.locate}`} data-gap="6">
      <Button icon={IconCurrentLocation} isBusy={state === 'waiting'} onClick={locate}>
        {t('locate')}
      </Button>
      <p className={state === 'idle' || state === 'waiting' ? look.note : look.bad} role="status">
        {t(state === 'denied' ? 'locateDenied' : state === 'failed' ? 'locateFailed' : 'locateNote')}
      </p>
    </div>
  )
}
