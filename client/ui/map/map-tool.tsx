import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import look from '#client/ui/look.module.css'
import styles from './map-tool.module.css'

type Props = { label: string; isPressed?: boolean; onClick: () => void }

/** The button on a map that adds something to it. `isPressed`: another press stops that. */
export const MapTool = ({ label, isPressed, onClick }: Props) => (
  <button
    type="button"
    className={`${look.pick} ${look.inline} ${look.middle} ${look.edged} ${look.surface} ${styles.tool}`}
    data-gap="6"
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <IconPlus size={18} aria-hidden={true} />
    {label}
  </button>
)

/** Marks the middle of a map, where the keyboard adds a point. */
export const Cross = () => <span className={styles.cross} aria-hidden="true" />
