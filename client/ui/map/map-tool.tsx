import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import styles from './map-tool.module.css'

type Props = { label: string; isPressed?: boolean; onClick: () => void }

/** The button on a map that adds something to it. `isPressed`: another press stops that. */
export const MapTool = ({ label, isPressed, onClick }: Props) => (
  <Button
    kind={isPressed ? 'main' : 'plain'}
    icon={IconPlus}
    iconSize={18}
    className={`${look.edged} ${styles.tool}`}
    aria-pressed={isPressed}
    label={label}
    onClick={onClick}
  />
)

/** Marks the middle of a map, where the keyboard adds a point. */
export const Cross = () => <span className={styles.cross} aria-hidden="true" />
