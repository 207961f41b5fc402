/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  list: ['listVisits 200'],
  'in-order': ['updateVisit 200'],
  once: ['updateVisit 200'],
  merges: ['updateVisit 200'],
  'asks-about-conflicts': ['updateVisit 200', 'updateVisit 200'],
  'takes-back': ['updateVisit 200'],
  'kept-over-reload': ['updateVisit 200'],
}
