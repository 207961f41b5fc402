import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { Map as MapLibre } from 'maplibre-gl'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import styles from './map.module.css'
import { mapMessages } from './messages.ts'
import { TAIWAN } from './viewpoint.ts'

/** Zoom buttons, and a button that returns to Taiwan. */
export function MapControls({ map }: { map: MapLibre }) {
  const t = useMessages(mapMessages)
  const buttons = [
    { label: t('zoomIn'), Icon: IconPlus, act: () => map.zoomIn() },
    { label: t('zoomOut'), Icon: IconMinus, act: () => map.zoomOut() },
    { label: t('home'), Icon: IconFocusCentered, act: () => map.fitBounds(TAIWAN) },
  ]
  return (
    <div className={`${look.grid} ${look.clip} ${look.edged} ${look.surface} ${styles.controls}`}>
      {buttons.map(({ label, Icon, act }) => (
        <button
          className={`${look.pick} ${look.insideFocus}`}
          key={label}
          type="button"
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon size={18} aria-hidden={true} />
        </button>
      ))}
    </div>
  )
}
