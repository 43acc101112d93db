import { type PointerEvent, useEffect, useRef } from 'react'

type Point = { x: number; y: number }

/**
 * Lets the mouse drag the content of a scrolling box, and shows the middle of the content first. A finger scrolls the
 * box without our help. A press on the slider's handle moves the handle instead.
 */
export function usePan(isOn: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<Point | null>(null)
  useEffect(() => {
    const shown = box.current
    if (!isOn || !shown) return
    shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2
    shown.scrollTop = (shown.scrollHeight - shown.clientHeight) / 2
  }, [isOn])

  function start(event: PointerEvent<HTMLDivElement>) {
    const { target, currentTarget, pointerType, button, pointerId } = event
    // A press on the box itself is a press on one of its scroll bars.
    const isOnPicture = target !== currentTarget && !(target instanceof HTMLInputElement)
    if (!isOn || !isOnPicture || pointerType !== 'mouse' || button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }

  function move({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLDivElement>) {
    if (last.current === null) return
    currentTarget.scrollBy(last.current.x - x, last.current.y - y)
    last.current = { x, y }
  }

  const end = () => {
    last.current = null
  }

  return { ref: box, onPointerDown: start, onPointerMove: move, onLostPointerCapture: end }
}
