// Loaded in <head>, before the first paint: a banner that was closed in this session does not flash.
try {
  document.documentElement.dataset.dismissed = sessionStorage.getItem('dismissed') || ''
} catch {
  // Storage is blocked in some embedded pages: the banner then shows again.
}
