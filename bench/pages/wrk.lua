-- Without arguments one address is asked again and again; with a file of paths each path once, and then the end.
local requests, at = {}, 0

local function walk()
  at = at + 1
  if at > #requests then
    wrk.thread:stop()
    at = #requests
  end
  return requests[at]
end

function init(args)
  if not args[1] then return end
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", path) end
  request = walk
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nFIGURES {"requests":%d,"microseconds":%d,"refused":%d,"broken":%d,"late":%d,"p50":%d,"p95":%d}\n',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write, errors.timeout,
    latency:percentile(50), latency:percentile(95)
  ))
end
