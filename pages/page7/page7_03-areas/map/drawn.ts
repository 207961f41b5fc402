import type { Feature, FeatureCollection } from 'geojson'
import { shapeOf } from '#pages/page7/page7_03-areas/use-editor.ts'
import { type Shape, squareMetresOf } from '#resources/areas/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { Look } from './area-layers.ts'
import type { AreaMapProps } from './props.ts'

/** What the map draws: the areas, the edited shape in place of its area, overlaps, and what is being drawn. */
export type Drawn = { key: string; id: number | null; name: string; look: Look; shape: Shape }

export function drawnOf({ areas, open, overlaps, theirs, editor }: AreaMapProps, language: Language): Drawn[] {
  const { draft, drawing } = editor
  const isEdited = (id: number) => draft.base?.id === id
  const isInConflict = (id: number) => overlaps.some(overlap => overlap.areas.some(area => area.id === id))
  const drawn: Drawn[] = areas
    .filter(({ id }) => !isEdited(id))
    // A small area over a large one must stay reachable.
    .toSorted((a, b) => b.squareMetres - a.squareMetres)
    .map(({ id, name, polygons }) => ({
      key: String(id),
      id,
      name: name[language],
      look: isInConflict(id) ? 'conflict' : id === open?.id ? 'open' : 'other',
      shape: polygons,
    }))
  if (theirs)
    drawn.push({
      key: 'theirs',
      id: null,
      name: theirs.name[language],
      look: 'conflict',
      shape: theirs.polygons,
    })
  if (draft.shape) drawn.push({ key: 'draft', id: draft.base?.id ?? null, name: '', look: 'draft', shape: draft.shape })
  for (const [index, { polygons }] of overlaps.entries())
    drawn.push({ key: `overlap ${index}`, id: null, name: '', look: 'overlap', shape: polygons })
  const shape = drawing ? shapeOf(drawing) : []
  if (shape.length > 0) drawn.push({ key: 'drawing', id: null, name: '', look: 'drawing', shape })
  return drawn
}

/** The same for MapLibre. A name is drawn once, at the centre of the largest part. */
export function featuresOf(drawn: readonly Drawn[], line: readonly (readonly [number, number])[]): FeatureCollection {
  const shapes = drawn.map(
    ({ id, look, shape }): Feature => ({
      type: 'Feature',
      properties: { id, look },
      geometry: { type: 'MultiPolygon', coordinates: shape },
    }),
  )
  const names = drawn
    .filter(({ name, shape }) => name !== '' && shape.length > 0)
    .map(
      ({ name, shape, look }): Feature => ({
        type: 'Feature',
        properties: { name, look },
        geometry: { type: 'Point', coordinates: centreOf(shape) },
      }),
    )
  const lines: Feature[] =
    line.length > 1
      ? [
          {
            type: 'Feature',
            properties: { look: 'drawing' },
            geometry: { type: 'LineString', coordinates: line.map(point => [...point]) },
          },
        ]
      : []
  return { type: 'FeatureCollection', features: [...shapes, ...lines, ...names] }
}

/** The mean of the corners of the largest part. */
function centreOf(shape: Shape): [number, number] {
  const [largest] = shape.toSorted((a, b) => squareMetresOf([b]) - squareMetresOf([a]))
  const points = (largest?.[0] ?? []).slice(1)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length)
  return [mean(0), mean(1)]
}
