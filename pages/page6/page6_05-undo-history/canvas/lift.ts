import styles from './canvas.module.css'

/** Shapes that are being dragged. */
export type Lift = {
  /** The distance from where they were, in millimetres. */
  moveTo: (dx: number, dy: number) => void
  remove: () => void
}

const OWN = ['data-shape', 'role', 'tabindex', 'aria-label']

/**
 * Draws copies of shapes in a layer of their own, in front of the plan, and hides the shapes. To move them, the browser
 * moves the layer: nothing is drawn again, however many shapes there are. The shapes stay where they are, so that the
 * one with the focus keeps it.
 */
export function createLift(plan: SVGSVGElement, shapes: readonly SVGGElement[]): Lift {
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  layer.classList.add(styles.lift ?? '')
  layer.setAttribute('viewBox', plan.getAttribute('viewBox') ?? '')
  layer.setAttribute('aria-hidden', 'true')
  for (const shape of shapes) {
    // A clone of an element is one of the same kind.
    const copy = shape.cloneNode(true) as SVGGElement
    for (const name of OWN) copy.removeAttribute(name)
    layer.append(copy)
  }
  const pxPerMm = plan.clientWidth / plan.viewBox.baseVal.width
  plan.after(layer)
  plan.toggleAttribute('data-dragging', true)
  for (const shape of shapes) shape.toggleAttribute('data-lifted', true)
  return {
    moveTo(dx, dy) {
      layer.style.transform = `translate(${dx * pxPerMm}px, ${dy * pxPerMm}px)`
    },
    remove() {
      layer.remove()
      plan.removeAttribute('data-dragging')
      for (const shape of shapes) shape.removeAttribute('data-lifted')
    },
  }
}
