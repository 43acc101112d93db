// Loaded in <head>, before the first paint, so that a banner closed in this session does not flash.
try {
  document.documentElement.dataset.dismissed = sessionStorage.getItem('dismissed') || ''
} catch {
  // Storage is blocked in some embedded pages, where the banner shows again.
}
