local template, run_id, count

function init(arguments)
  template, run_id, count = arguments[1], arguments[2], 0
end

function request()
  count = count + 1
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = run_id .. "-" .. count }
  return wrk.format("POST", nil, headers, (template:gsub("NUMBER", count)))
end
