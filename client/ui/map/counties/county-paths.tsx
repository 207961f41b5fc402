import styles from '#client/ui/map/sketch.module.css'
import type { CountyShape } from './use-county-shapes.ts'

/** The counties of a sketch: what a map shows if there is no WebGL. */
export const CountyPaths = ({ shapes }: { shapes: readonly CountyShape[] }) =>
  shapes.map(({ code, name, path }) => (
    <path key={code} className={styles.county} d={path}>
      <title>{name}</title>
    </path>
  ))
