-- Every inquiry has a key and a message of its own: one that was sent before would not be stored.
local template, run, count

function init(arguments)
  template, run, count = arguments[1], arguments[2], 0
end

function request()
  count = count + 1
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = run .. "-" .. count }
  return wrk.format("POST", nil, headers, (template:gsub("NUMBER", count)))
end
